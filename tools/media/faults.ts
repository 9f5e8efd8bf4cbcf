/** What is wrong with what somebody put into the folder, in words, with the file and where there is one the line. */
export class InputFault extends Error {
  constructor(file: string, words: string, line?: number) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${words}`);
  }
}
