/** Bundled before the product's own start: a death by kill -9 at the step that DIES_AT names, over the envelope of the record in DIES_OVER. */
import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { DocuSign } from '../../../dist/backend/signing/docusign/docusign.js';
import { DocuSignSender } from '../../../dist/backend/signing/docusign/docusign-sender.js';
import { SigningLinkSender } from '../../../dist/backend/signing/links/signing-link-sender.js';

const { DIES_AT, DIES_OVER } = process.env;
const about = new AsyncLocalStorage();

function plant({ prototype }, method, name) {
  const original = prototype[method];
  prototype[method] = async function (...given) {
    const answer = await original.apply(this, given);
    if (DIES_AT !== name || about.getStore() !== DIES_OVER) return answer;
    process.kill(process.pid, 'SIGKILL');
    // Nothing is done after it, though the signal may take a moment.
    return pause(60_000);
  };
}

plant(DocuSign, 'create', 'made there, not noted here');
plant(DocuSignSender, 'draft', 'noted here, not sent');
plant(DocuSign, 'send', 'sent there, not noted here');

const { carry } = DocuSignSender.prototype;
DocuSignSender.prototype.carry = function (envelopeId, state, call) {
  return about.run(state.document.stream, () => carry.call(this, envelopeId, state, call));
};

const records = new Map();
const { mailLink } = SigningLinkSender.prototype;
SigningLinkSender.prototype.mailLink = function (envelopeId, state, ...more) {
  records.set(envelopeId, state.document.stream);
  return mailLink.call(this, envelopeId, state, ...more);
};
plant(SigningLinkSender, 'tell', 'sent, not told that it got there');
const { tell } = SigningLinkSender.prototype;
SigningLinkSender.prototype.tell = function (envelopeId, command) {
  return about.run(records.get(envelopeId), () => tell.call(this, envelopeId, command));
};
