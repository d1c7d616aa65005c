"""The site: `make docs` writes it to build/docs from README, the pages here, and the docstrings."""

import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
sys.path.insert(0, str(SOURCE))

import bakufu  # noqa: E402

project = "Bakufu"
author = copyright = "the authors of Bakufu"
version = release = bakufu.__version__

extensions = ["myst_parser", "sphinx.ext.apidoc", "sphinx.ext.autodoc"]
apidoc_modules = [
    {
        "path": str(SOURCE / "bakufu"),
        "destination": "api",
        "separate_modules": True,
        "module_first": True,
        "automodule_options": {"members", "show-inheritance"},
        # Importing this starts the command.
        "exclude_patterns": ["**/__main__.py"],
    }
]
exclude_patterns = ["api/modules.rst"]
autodoc_member_order = "bysource"
# What a package passes on is described where it is; tables of figures are not spelled out.
autodoc_default_options = {"ignore-module-all": True, "no-value": True}
autodoc_typehints = "description"
# Only the environments of that name need it, and it is large.
autodoc_mock_imports = ["pyspiel"]
# In our docstrings a word in single backticks is code.
default_role = "code"
myst_heading_anchors = 3
# README and CONTRIBUTING link to files that are no pages.
suppress_warnings = ["myst.xref_missing"]

html_theme = "furo"
html_title = "Bakufu"
