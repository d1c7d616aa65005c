missing-extra = This needs a library that is not installed ({ $library }): pip install "bakufu[{ $extra }]"
wrong-reward = There is no reward “{ $name }”; there are { $rewards }.
wrong-render-mode = There is no render mode “{ $name }”; there are { $modes }.
wrong-seat = There is no seat { $seat } at a table for { $players }: seats count from 0.
