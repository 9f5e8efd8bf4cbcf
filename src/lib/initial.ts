/** Whether a text, plain or of elements, may begin with a large initial: a year would lose its first figure to it. */
export const hasInitial = (text: string): boolean => !/^(?:\s|<[^>]*>|\p{P})*\p{N}/u.test(text);
