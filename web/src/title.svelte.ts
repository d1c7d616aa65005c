// What the tab is called: the page's own title, and before it how many tables wait for whoever looks.

class Title {
  page = $state("Bakufu");
  waiting = $state(0);
  // Whether this very page has something to decide.
  mine = $state(false);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        document.title = `${this.mine ? "● " : ""}${this.waiting ? `(${this.waiting}) ` : ""}${this.page}`;
      });
    });
  }
}

export const title = new Title();
