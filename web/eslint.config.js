import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// How things look is Prettier's business; names and types are the compiler's.
export default ts.config(
  { ignores: ["dist", "node_modules"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: { allowDefaultProject: ["*.js"] }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // The compiler knows all names.
      "no-undef": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-restricted-syntax": [
        "error",
        { selector: "TSAsExpression > TSAsExpression", message: "The types of messages and boards are generated: none is claimed twice." },
      ],
      // Which warnings there are, `npm run check` knows.
      "svelte/no-unused-svelte-ignore": "off",
      // What is derived is made anew, not changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  // Rules that want types take seconds for each component; `npm run check` knows their types anyway.
  {
    files: ["**/*.svelte"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { parser: ts.parser, projectService: false, svelteConfig } },
  },
  { files: ["**/*.svelte.ts"], languageOptions: { parser: ts.parser } },
  { files: ["*.js"], extends: [ts.configs.disableTypeChecked] },
  // A test may stand in for anything.
  {
    files: ["tests/**"],
    rules: {
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/require-await": "off",
      "no-restricted-syntax": "off",
    },
  },
);
