// A bot as a program, in JavaScript: any answer, as likely as any other, but it never passes where it can do something.
// bakufu play shitenno --bot "exec:node examples/programs/any.js"

const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const { answers } = JSON.parse(line);
  const numbers = [...answers.keys()];
  const active = numbers.filter((number) => !["pass", "end-turn"].includes(answers[number].do));
  const choice = active.length > 0 ? active : numbers;
  console.log(JSON.stringify({ answer: choice[Math.floor(Math.random() * choice.length)] }));
});
