/** Street, then "Orlando, FL 32801". */
export function addressText(street = '', city = '', state = '', zipcode = ''): string | null {
  const place = [city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, place].filter(Boolean).join(', ') || null;
}
