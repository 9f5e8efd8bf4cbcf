/** Where the line of a title may end: between its words, in no name, number or key. */

/** No line ends in “No. 3”, “Op. 67”, “E flat major” or “圣-桑”. */
const BOUND =
  /(\b(?:Nos?\.|Op\.|BWV|Hob\.|[DK]\.) [\dIVX][\w:]*|\b[A-G](?:-\w+| flat| sharp)? m(?:aj|in)or\b|\p{Script=Han}{1,3}[·-]\p{Script=Han}{1,4})/u;
/** A run of Chinese up to this long is one thing to a reader, and fits into the narrowest column. */
const WHOLE = 7;
const RUN = /[\p{Script=Han}\p{L}\d]+/gu;
/** What works are called by in Chinese: the key, the number, the instrument, the kind. */
const WORD =
  /[升降]?[A-Ga-g][大小]调|第[一二三四五六七八九十百\d]+|(?:钢琴|[小中大]提琴|管风琴|[单双]簧管|长笛|圆号|小号|弦乐|木管)|(?:协奏|交响|奏鸣|安魂|进行|圆舞|狂想|幻想|小夜|练习|前奏|组|序|舞)曲|[二三四五六七八]重奏|管弦乐队|与/gu;

/** A title in the parts between which a line may end, beside its spaces and punctuation: c小调 · 第五 · 交响曲. */
export const softly = (text: string): string[] =>
  text
    .replace(RUN, run =>
      run.length > WHOLE && /\p{Script=Han}/u.test(run)
        ? run.replace(WORD, word => (word === '与' ? `\n${word}` : `\n${word}\n`)).trim()
        : run,
    )
    .split(/\n+/)
    .filter(part => part !== '');

/** What is bound stands at odd places. */
export const bound = (part: string): string[] => part.split(BOUND);
