wrong-language = There is no language “{ $name }” here; there are { $languages }.
no-such-file = There is no file { $name }.
cannot-open = { $name } cannot be opened: { $why }.
