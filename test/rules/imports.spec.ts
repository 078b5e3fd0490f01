import { Linter } from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { importsOneWay } from '../../scripts/lint/imports-one-way.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const linter = new Linter();

/** What the rule says of one line of code in a file of this name. */
function lint(file: string, code: string): string[] {
  const messages = linter.verify(
    code,
    [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        plugins: { ours: { rules: { 'imports-one-way': importsOneWay } } },
        rules: { 'ours/imports-one-way': ['error', { root }] },
      },
    ],
    path.join(root, file),
  );
  return messages.map(({ message }) => message);
}

describe('imports run one way', () => {
  it.each([
    ['events/tours/tour.events.ts', "import { tour } from '../../backend/tours/tour.js';", 'events is below backend'],
    ['events/tours/tour.events.ts', "import type { TourListRow } from '../../projections/tour-list/tour-list.read-model.js';", 'events is below projections'],
    ['projections/tour-list/tour-list.projector.ts', "import { tour } from '../../backend/tours/tour.js';", 'projections is below backend'],
    ['backend/tours/tours.controller.ts', "import { TourList } from '../../frontend/tours/tour-list.js';", 'backend is below frontend'],
    ['backend/tours/tour.ts', "export * from '../../frontend/tours/tour-list.js';", 'backend is below frontend'],
    ['backend/tours/tour.ts', "const load = () => import('../../frontend/tours/tour-list.js');", 'backend is below frontend'],
    ['backend/tours/tour.ts', "type Row = import('../../frontend/tours/tour-list.js').Row;", 'backend is below frontend'],
    ['backend/tours/tour.ts', "import { tourQuery } from '../../projections/tour-list/tour-list.queries.js';", 'Only controllers'],
    ['backend/tours/tour.rules.ts', "import { tourQuery } from '../../projections/tour-list/tour-list.queries.js';", 'Only controllers'],
    ['backend/tours/tours.handlers.ts', "import { tourQuery } from '../../projections/tour-list/tour-list.queries.js';", 'Only controllers'],
    ['backend/tours/tour.rules.ts', "import { CommandExecutor } from '../platform/commands/command-executor.js';", 'runs in the browser too'],
    ['backend/tours/tours.module.ts', "import { lead } from '../leads/lead.js';", 'must not import each other'],
    ['backend/tours/tours.module.ts', "import { DemoDays } from '../../demo-company/days/demo-days.js';", 'Only what starts the product'],
    ['demo-company/days/tour-file.ts', "import { FirstRun } from '../../backend/first-run.js';", 'which runs it'],
    ['demo-company/days/tour-file.ts', "import { startApp } from '../../test/support/start-app.js';", 'ships with the backend'],
    ['demo-company/days/tour-file.ts', "import type { TourList } from '../../frontend/tours/tour-list.js';", 'ships with the backend'],
    ['frontend/kit/list/list-screen.tsx', "import { TourList } from '../../tours/tour-list.js';", 'knows no area'],
    ['frontend/kit/views/kept-view.ts', "import type { ListViewsReader } from '../../../backend/list-views/list-views-reader.js';", 'knows no area'],
    ['frontend/server/http.ts', "import type { Lead } from '../leads/lead-record.js';", 'knows no area'],
    ['backend/tours/tours.module.ts', "import { startBackend } from '../start.js';", 'puts the areas together'],
    ['backend/platform/auth/sessions/sessions.ts', "import { user } from '../../../users/user.js';", 'knows no area'],
    ['backend/platform/lists/list-reader.ts', "import { UserAdded } from '../../../events/users/user.js';", 'knows no area'],
    ['projections/engine/write/fold.ts', "import { tourList } from '../../tour-list/tour-list.projector.js';", 'knows no area'],
    ['frontend/tours/tour-list.tsx', "import { tour } from '../../backend/tours/tour.js';", 'types only'],
    ['frontend/tours/tour-list.tsx', "import { TourListRow } from '../../projections/tour-list/tour-list.read-model.js';", 'types only'],
    ['projections/tour-list/tour-list.columns.ts', "import { TourListRow } from './tour-list.read-model.js';", 'runs in the browser too'],
    ['projections/lists/list-columns.ts', "import { listQuery } from './list-query.js';", 'runs in the browser too'],
    ['frontend/tours/tour-list.tsx', "import { TourBooked } from '../../events/tours/tour.events.js';", 'types only'],
    ['backend/tours/tour.ts', "import { startApp } from '../../test/support/start-app.js';", 'Only tests import tests'],
  ])('%s may not: %s', (file, code, why) => {
    expect(lint(file, code)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['projections/tour-list/tour-list.projector.ts', "import { TourBooked } from '../../events/tours/tour.events.js';"],
    ['backend/tours/tours.controller.ts', "import { tourQuery } from '../../projections/tour-list/tour-list.queries.js';"],
    ['backend/tours/tours.handlers.ts', "import { CommandExecutor } from '../platform/commands/command-executor.js';"],
    ['backend/members/enrol-member-when-contract-created.ts', "import { EpicContractImported } from '../../events/epic-contracts/epic-contract.events.js';"],
    ['backend/areas.ts', "import { tours } from './tours/tours.module.js';"],
    ['demo-company/days/tour-file.ts', "import { tour } from '../../backend/tours/tour.js';"],
    ['backend/first-run.ts', "import { DemoDays } from '../demo-company/days/demo-days.js';"],
    ['backend/legacy-import/cli.ts', "import { openStorage } from '../storage.js';"],
    ['backend/platform/auth/permissions.ts', "import type { PermissionName } from '../../../events/users/permission.enums.js';"],
    ['backend/platform/auth/missing-permission.ts', "import { anyOfInWords } from '../../../events/users/permission-words.rules.js';"],
    ['frontend/tours/tour-list.tsx', "import type { TourListRow } from '../../projections/tour-list/tour-list.read-model.js';"],
    ['frontend/tours/tour-list.tsx', "import { type TourListRow } from '../../projections/tour-list/tour-list.read-model.js';"],
    ['frontend/tours/tour-list.tsx', "import { tourListColumns } from '../../projections/tour-list/tour-list.columns.js';"],
    ['frontend/tours/tour-list.tsx', "import { isTourSlot } from '../../backend/tours/tour.rules.js';"],
    ['frontend/tours/tour-list.tsx', "import { tourStatuses } from '../../events/tours/tour.enums.js';"],
    ['frontend/tours/tour-list.tsx', "import { tourFields } from '../../events/tours/tour.fields.js';"],
    ['frontend/tours/tour-list.tsx', "import { phoneOf } from '../../events/kernel/phone.rules.js';"],
    ['frontend/tours/tour-list.tsx', "import { useQuery } from '@tanstack/react-query';"],
  ])('%s may: %s', (file, code) => {
    expect(lint(file, code)).toEqual([]);
  });
});
