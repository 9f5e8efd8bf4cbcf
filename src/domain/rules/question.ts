/** A question to an artist as it is kept: one paragraph of plain text. */
const SHORTEST = 4;
/** An address, as http, www or a bare host; artists answer questions, not invitations. */
const LINK = /https?:|www\.|[a-z0-9-]{2,}\.(?:com|net|org|cn|io|top|xyz|info|shop)\b/i;

export function cleanQuestion(text: string): { text: string; problem: 'short' | 'link' | null } {
  const clean = text.replace(/\s+/g, ' ').trim();
  if ([...clean].length < SHORTEST) return { text: clean, problem: 'short' };
  return { text: clean, problem: LINK.test(clean) ? 'link' : null };
}
