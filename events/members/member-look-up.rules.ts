/** What an RCI number is looked up by: its digits, however it is written. */
export function rciNumberKey(rciNumber: string): string {
  return rciNumber.replace(/\D/g, '');
}

/** What a last name is looked up by: case, accents, blanks and the kind of apostrophe are forgiven (issue 24, section 5). */
export function lastNameKey(lastName: string): string {
  return lastName
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .toLowerCase();
}
