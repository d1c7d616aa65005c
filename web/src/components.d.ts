// A game's components.toml, read when the page is built. A board says in its own words what it holds.
declare module "*.toml" {
  const printed: unknown;
  export default printed;
}
