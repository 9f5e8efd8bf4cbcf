/** E-mail addresses are compared in lower case; a domain in another script is kept as mail carries it (xn--…). */
export function cleanEmail(value: string): string {
  const plain = value.trim().toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(at);
  return at > 0 && /[^ -~]/.test(domain) ? plain.slice(0, at) + carried(domain) : plain;
}

function carried(domain: string): string {
  if (domain.length > 253 || !/^[\p{L}\p{M}\p{N}.。．-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
