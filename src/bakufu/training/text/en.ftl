train-other-course = { $folder } holds another course of training. Name another folder with --into, or the same words.
train-extra = Training needs a library that is not installed (numpy): pip install "bakufu[train]"
