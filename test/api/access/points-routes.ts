import type { Who } from './routes.js';

/** B9 */
const sellers = 'Leads_New Epic_Members_Edit';

/** Who may call the routes of points purchases, their checkout and the agents' portal (D2 2 and 7, decisions.md B9, F1, F11). */
export const whoMayBuyPoints: Readonly<Record<string, Who>> = {
  // F1: by a session of their own, which opens nothing else (portal.spec.ts).
  'POST /api/Members/Rci': 'everybody',
  'GET /api/Portal/Member': 'agents',
  'GET /api/Portal/Points': 'agents',
  'POST /api/Portal/Communications': 'agents',
  'POST /api/Portal/Code': 'agents',
  'GET /api/Portal/Purchases/:id/CheckoutLink': 'agents',
  'POST /api/Portal/Purchases/:id/CheckoutLink': 'agents',
  'POST /api/Portal/Purchases/:id/CheckoutLink/Text': 'agents',
  'POST /api/Portal/Purchases': 'agents',
  'POST /api/Portal/Purchases/:id/Release': 'agents',
  'POST /api/Portal/Finish': 'everybody',

  'POST /api/EpicAdvantageContracts': sellers,
  'POST /api/EpicAdvantageContracts/:id/Payment': sellers,
  'POST /api/EpicAdvantageContracts/:id/Release': sellers,
  'GET /api/EpicAdvantageContracts/:id/CheckoutLink': sellers,
  'POST /api/EpicAdvantageContracts/:id/CheckoutLink': sellers,
  'POST /api/EpicAdvantageContracts/:id/CheckoutLink/Text': sellers,
  'GET /api/EpicAdvantageContracts/:id/Receipt': `${sellers} Epic_Members_Detail PointsLedger_Main Accounting_Edit`,
  'POST /api/EpicAdvantageContracts/:id/Refund': 'Accounting_Edit',
  // By the signature of a link: checkout.spec.ts.
  'GET /api/Checkout/:id': 'everybody',
  'POST /api/Checkout/:id/Payment': 'everybody',
  'POST /api/Checkout/:id/SandboxCard': 'everybody',
  'POST /api/Checkout/:id/Settle': 'everybody',
  'PUT /api/Checkout/:id/ReceiptAddress': 'everybody',
  'POST /api/Checkout/:id/Release': 'everybody',
  'GET /api/Checkout/:id/Receipt': 'everybody',
  'POST /api/Payments/Stripe': 'everybody',
  'GET /api/EpicAdvantageContracts/ForMember/:id': `${sellers} Epic_Members_Detail`,
  'GET /api/EpicAdvantageContracts/ForMember/:memberId/Account': `${sellers} Epic_Members_Detail`,
  'GET /api/EpicAdvantageContracts/ForMember/:memberId/Account/History': `${sellers} Epic_Members_Detail`,
};
