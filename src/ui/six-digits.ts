/** A code as it is pasted from a message, with a space in it or in full-width digits, becomes its six digits. */
export function sixDigits(box: HTMLInputElement): void {
  const digits = box.value.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
  if (digits !== box.value) box.value = digits;
}
