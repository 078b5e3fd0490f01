import { handlersOf } from '../platform/commands/handlers-of.js';
import { ReviseCompanyFacts, StartCompanyFacts } from './company-facts.commands.js';
import { COMPANY, companyFacts } from './company-facts.js';
import { AddCompanyListItem, MoveCompanyListItem, RestoreCompanyListItem, RetireCompanyListItem, ReviseCompanyListItem, StartCompanyList, TakeOverNames } from './company-list.commands.js';
import { companyList } from './company-list.js';

export const companySettingsHandlers = [
  ...handlersOf(
    companyList,
    [StartCompanyList, AddCompanyListItem, TakeOverNames, ReviseCompanyListItem, RetireCompanyListItem, RestoreCompanyListItem, MoveCompanyListItem],
    ({ list }) => list,
  ),
  ...handlersOf(companyFacts, [StartCompanyFacts, ReviseCompanyFacts], () => COMPANY),
];
