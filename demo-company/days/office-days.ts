import type { CompanyListName } from '../../events/company/company-list.enums.js';
import { EmployeeImported } from '../../events/employees/employee.events.js';
import { UserImported } from '../../events/users/user.events.js';
import { listSeeds } from '../../backend/company-settings/company-settings.seeds.js';
import { AddCompanyListItem, MoveCompanyListItem, RetireCompanyListItem, ReviseCompanyListItem } from '../../backend/company-settings/company-list.commands.js';
import { ChangeEmployeeStatus, ReviseEmployee } from '../../backend/employees/employee.commands.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import type { DispatchedCommand } from '../../backend/platform/commands/dispatched-command.js';
import { CompanyListCommand } from '../../backend/company-settings/company-list.handlers.js';
import { EmployeeCommand } from '../../backend/employees/employee.handlers.js';
import { UserCommand } from '../../backend/users/user.handlers.js';
import { UpdateUser } from '../../backend/users/user.commands.js';
import { Chance } from './chance.js';
import type { CompanyBefore } from './export/company-before.js';
import type { Deed } from './papers/deed.js';
import { inOfficeHours, momentOf } from './work-days.js';

const SEED = 9;
/** How far a lead has come, in a word that the company added. */
export const CALLBACK = 'Callback';
const TEAMS = ['Harbor', 'Palms', 'Sunrise'];
/** Minutes after midnight in New York: before the sales floor opens. */
const EARLY = 8 * 60 + 20;

type Done = Pick<Deed, 'by' | 'needs'> & { readonly sends: DispatchedCommand };

/** People come and go, roles change, and the company's lists are kept. */
export function officeDays(company: CompanyBefore, days: readonly string[]): Deed[] {
  const chance = new Chance(SEED);
  const done = [...employeesChange(company, chance), ...usersChange(company, chance), ...listsAreKept()];
  const change = done.map(({ sends, ...deed }, index): Deed => {
    const day = days[Math.floor((index * days.length) / done.length)]!;
    return { ...deed, name: `office ${index + 1}`, at: inOfficeHours(day, chance), sending: () => sends };
  });
  return [...change, ...teamsAreMade(company, days[0]!)];
}

/** On the first morning, before anybody of them changes. */
function teamsAreMade(company: CompanyBefore, day: string): Deed[] {
  const reps = company.all(EmployeeImported).filter(({ data }) => data.isSalesRep === 'Yes' && data.status === 'Active');
  const named = TEAMS.map((name): Done => ({ by: 'executive', needs: 'Settings_Main', sends: new CompanyListCommand('salesTeams', commandOf(AddCompanyListItem, { name })) }));
  const joined = reps.map(({ data }, index): Done => ({ by: 'sales-manager', needs: 'Employees_Edit', sends: new EmployeeCommand(data.employeeId, commandOf(ReviseEmployee, { team: TEAMS[index % TEAMS.length]! }), { namedUser: undefined }) }));
  return [...named, ...joined].map(({ sends, ...deed }, index) => ({ ...deed, name: `teams ${index + 1}`, at: momentOf(day, EARLY + index), sending: () => sends }));
}

function employeesChange(company: CompanyBefore, chance: Chance): Done[] {
  const there = chance.some(company.all(EmployeeImported).filter(({ data }) => data.status === 'Active'), 7);
  const deed = (sends: DispatchedCommand): Done => ({ by: 'sales-manager', needs: 'Employees_Edit', sends });
  return there.flatMap(({ data }, index) => {
    const id = data.employeeId;
    if (index < 4) return [deed(new EmployeeCommand(id, commandOf(ReviseEmployee, { isToRep: data.isToRep === 'Yes' ? 'No' : 'Yes' }), { namedUser: undefined }))];
    const left = deed(new EmployeeCommand(id, commandOf(ChangeEmployeeStatus, { status: 'Inactive' })));
    return index === 6 ? [left, deed(new EmployeeCommand(id, commandOf(ChangeEmployeeStatus, { status: 'Active' })))] : [left];
  });
}

function usersChange(company: CompanyBefore, chance: Chance): Done[] {
  const there = chance.some(company.all(UserImported).filter(({ data }) => data.status === 'Active'), 6);
  return there.map(({ data }, index) => {
    const body = index < 2 ? { given: ['Contracts_Sensitive'] } : index < 4 ? { taken: data.permissions.slice(-1) } : index === 4 ? { status: 'Inactive' } : { lastName: 'Rossi-Patel' };
    return { by: 'executive', needs: 'Users_Edit', sends: new UserCommand(data.userId, commandOf(UpdateUser, body)) };
  });
}

function listsAreKept(): Done[] {
  const callerAddress = '127.0.0.1';
  const deed = (sends: DispatchedCommand): Done => ({ by: 'executive', needs: 'Settings_Main', sends });
  const added = (list: CompanyListName, facts: Partial<AddCompanyListItem>) => deed(new CompanyListCommand(list, commandOf(AddCompanyListItem, facts)));
  const revised = (list: CompanyListName, itemId: number, facts: Partial<ReviseCompanyListItem>) =>
    deed(new CompanyListCommand(list, commandOf(ReviseCompanyListItem, facts), { itemId, callerAddress }));
  return [
    added('closingAgents', { name: 'Sunrise Title & Escrow', address: '7 Palmetto Way', city: 'Sarasota', state: 'FL', zipcode: '34236', phone: '(941) 555-0188', escrowBank: 'Gulf Harbor Bank' }),
    revised('closingAgents', numberOf('closingAgents', 'Harbor Escrow'), { phone: '(813) 555-0131' }),
    revised('closingAgents', numberOf('closingAgents', 'First Coast Title'), { address: '214 Bayfront Parkway' }),
    added('marketingSources', { name: 'Harbour Point Sunset Cruise' }),
    deed(new CompanyListCommand('marketingSources', commandOf(RetireCompanyListItem, {}), { itemId: numberOf('marketingSources', 'Mimosas'), callerAddress })),
    added('contractsProcessors', { name: 'Processor D' }),
    revised('textTemplates', numberOf('textTemplates', 'Late for Tour'), { wording: 'Hello {firstName}, your tour was to start at {tourTime}. Can you be here within 15 minutes?' }),
    added('leadStatuses', { name: CALLBACK }),
    deed(new CompanyListCommand('leadStatuses', commandOf(MoveCompanyListItem, { after: numberOf('leadStatuses', 'Contacted') }), { itemId: listSeeds([]).leadStatuses.length + 1 })),
  ];
}

/** Items are numbered as the lists were started. */
function numberOf(list: CompanyListName, name: string): number {
  return listSeeds([])[list].findIndex((facts) => facts.name === name) + 1;
}
