import type { ContractFile } from '../contract-file.js';
import { madeUpMail } from './made-up-mail.js';
import { contractPaper } from './paper-to-sign.js';
import { SigningFile } from './signing-file.js';

/** Time enough for the first of a couple, and not for the second. */
const LAST_DAYS = 10;

/** What becomes of documents that are signed on a screen: one story a contract, for as many as there are. */
const stories: readonly ((file: ContractFile) => void)[] = [signedByAll, declined, takenBack, sellerSigned];

/** @param files contracts that are still bargained over, of which the first of a couple waits for the second of them until today */
export function signedOnScreen(files: readonly ContractFile[]): void {
  const couple = files.find(({ now }) => now.coBuyerLastName);
  if (couple) waitsForSecond(couple);
  files.filter((file) => file !== couple).slice(0, stories.length).forEach((file, index) => stories[index]!(file));
}

function signedByAll(file: ContractFile): void {
  const document = buyerContractOf(file);
  document.isSent();
  document.isSignedByAll();
  file.becomes('Signed', 'sales-administrator', undefined, 2);
}

function declined(file: ContractFile): void {
  const document = buyerContractOf(file);
  document.isSent();
  document.isDeclined('buyer', 'We agreed on the week after Easter');
}

function takenBack(file: ContractFile): void {
  const document = buyerContractOf(file);
  document.isSent();
  document.isOpened('buyer');
  document.isTakenBack('The buyer asked for another unit');
}

function sellerSigned(file: ContractFile): void {
  const document = new SigningFile(file, contractPaper(file.contractId, 'seller'), ['seller']);
  document.isSent();
  document.isSignedByAll();
}

function waitsForSecond(file: ContractFile): void {
  file.time.towardsTheEnd(LAST_DAYS);
  const document = buyerContractOf(file);
  document.isSent();
  document.isSigned('buyer');
}

/** Its people are reached by mail before anything is made. */
function buyerContractOf(file: ContractFile): SigningFile {
  const { buyerFirstName = '', buyerLastName = '', coBuyerFirstName = '', coBuyerLastName = '' } = file.now;
  const isCouple = coBuyerLastName !== '';
  const terms = { buyerEmail: madeUpMail(buyerFirstName, buyerLastName), ...(isCouple && { coBuyerEmail: madeUpMail(coBuyerFirstName, coBuyerLastName) }) };
  file.save({ by: 'sales-administrator', terms, reason: 'To be signed on their phones' }, 3);
  return new SigningFile(file, contractPaper(file.contractId, 'buyer'), isCouple ? ['buyer', 'coBuyer'] : ['buyer']);
}
