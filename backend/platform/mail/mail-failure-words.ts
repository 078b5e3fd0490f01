/** What nodemailer's codes mean, for whoever reads why a mail did not arrive: the server's own words repeat addresses. */
const words: Readonly<Record<string, string>> = {
  EDNS: 'The mail server’s name is not known',
  ECONNECTION: 'The mail server cannot be reached',
  ESOCKET: 'The mail server cannot be reached',
  ETIMEDOUT: 'The mail server gave no answer in time',
  ETLS: 'The mail server offers no secure connection',
  EAUTH: 'The mail server did not accept the sign-in of SMTP_URL',
  ENOAUTH: 'The mail server asks for a sign-in',
  EPROTOCOL: 'The mail server gave an answer that makes no sense',
  EENVELOPE: 'The mail server refused the address',
  EMESSAGE: 'The mail server refused the message',
};

/** In words, with the code behind them for who looks after the server. */
export function mailFailureWords(error: unknown): string {
  const { code = '', responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  const codes = [code, responseCode].filter(Boolean).join(' ');
  return `${words[code] ?? 'The mail server did not take it'}${codes && ` (${codes})`}`;
}
