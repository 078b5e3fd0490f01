import { handlersOf } from '../platform/commands/handlers-of.js';
import { ReviseCompanyFacts, StartCompanyFacts } from './company-facts.commands.js';
import { AddCompanyListItem, MoveCompanyListItem, RestoreCompanyListItem, RetireCompanyListItem, ReviseCompanyListItem, StartCompanyList, TakeOverNames } from './company-list.commands.js';

const ofLists = [StartCompanyList, AddCompanyListItem, TakeOverNames, ReviseCompanyListItem, RetireCompanyListItem, RestoreCompanyListItem, MoveCompanyListItem];

export const companySettingsHandlers = handlersOf([...ofLists, StartCompanyFacts, ReviseCompanyFacts]);
