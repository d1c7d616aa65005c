train-other-course = { $folder } holds another course of training. Name another folder with --into, or repeat the same command.
train-extra = Training needs a library that is not installed (numpy): pip install "bakufu[train]"
