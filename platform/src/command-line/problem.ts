/** What an operator can put right. Its message is a sentence that says how; the command then ends with exit code 1. */
export class Problem extends Error {}
