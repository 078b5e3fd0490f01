/**
 * Who may import whom. `from` and `to` are paths from the project's folder, without an ending.
 * @returns {string | undefined} why the import is refused
 */
export function refusalOf(from, to, { typeOnly }) {
  return directions.map((rule) => rule(placeOf(from), placeOf(to), typeOnly)).find(Boolean);
}

/** Shared words, no area's: envelopes hold the documents of several, permissions guard all of them, and views arrange the lists of all. */
const GENERAL_EVENTS = /^events\/(kernel\/.*|store\/.*|signing\/.*|vocabulary|leads\/communication|users\/(permission\.enums|permission-words\.rules|list-view\.(events|enums)))$/;

/** What may read: everything else decides, and gets what it needs as an argument. */
const READERS = /(\.controller|\.module|\.gateway|\.lists|\.cli|-reader)$|\/cli$/;

/** What the browser may run: rules without a server behind them. */
const SHARED_RULES = /^backend\/.+\.(pricing|rules)$/;
const VALUE_LISTS = /^events\/.+\.(fields|enums|rules)$/;

/** What a list and its screen both read. */
const SHARED_COLUMNS = /^projections\/(.+\.columns|lists\/list-columns)$/;

const ENTRY_POINTS = /(\.cli|\/cli)$/;

/** Plays the people of a company through the commands of all areas; only what starts the product runs it. */
const DEMO = 'demo-company';

const NOT_SHIPPED = ['frontend', 'test', 'bench'];

/** Parts of a page that no area owns. */
const FRONTEND_BASE = ['kit', 'server'];

const ORDER = ['events', 'projections', 'backend', 'frontend'];

function placeOf(path) {
  const [folder, part, ...rest] = path.split('/');
  const name = path.replace(/\.spec$/, '');
  return { path, name, folder, area: rest.length > 0 ? part : undefined, isTest: path.endsWith('.spec') };
}

const directions = [
  function oneWay(from, to) {
    const [low, high] = [ORDER.indexOf(from.folder), ORDER.indexOf(to.folder)];
    if (low >= 0 && high > low) return `${from.folder} is below ${to.folder} and must not import it`;
  },

  function noTests(from, to) {
    if (!ORDER.includes(from.folder) || from.isTest) return undefined;
    if (to.folder === 'test' || to.folder === 'bench' || to.isTest) return 'Only tests import tests';
  },

  function foundationsKnowNoArea(from, to) {
    if (!isFoundation(from) || from.isTest || isFoundation(to)) return undefined;
    if (to.folder === 'events' && GENERAL_EVENTS.test(to.path)) return undefined;
    if (ORDER.includes(to.folder)) return `${from.folder}/${from.area} knows no area and must not import ${to.path}`;
  },

  function areasStayApart(from, to) {
    if (from.folder !== 'backend' || to.folder !== 'backend' || from.area === undefined) return undefined;
    if (to.area === undefined) return ENTRY_POINTS.test(from.name) ? undefined : `An area must not import ${to.path}, which puts the areas together`;
    if (from.area === 'platform' || to.area === 'platform' || from.area === to.area) return undefined;
    return `The areas ${from.area} and ${to.area} must not import each other: a fact comes as an argument, a consequence is a reaction to an event`;
  },

  function onlyTheStartRunsTheDemo(from, to, typeOnly) {
    if (from.folder === DEMO && to.folder === 'backend' && to.area === undefined) return `${from.path} must not import ${to.path}, which runs it`;
    if (from.folder === DEMO && !from.isTest && (NOT_SHIPPED.includes(to.folder) || to.isTest)) return `${DEMO} ships with the backend and must not import ${to.path}`;
    if (to.folder !== DEMO || !ORDER.includes(from.folder) || from.isTest || typeOnly) return undefined;
    return from.folder === 'backend' && from.area === undefined ? undefined : `Only what starts the product runs ${DEMO}`;
  },

  function kitKnowsNoArea(from, to) {
    if (from.folder !== 'frontend' || !FRONTEND_BASE.includes(from.area) || from.isTest) return undefined;
    const ofArea = to.folder === 'frontend' ? !FRONTEND_BASE.includes(to.area) : to.folder === 'backend' && to.area !== 'platform' && from.area === 'kit';
    if (!ofArea) return undefined;
    return `frontend/${from.area} knows no area and must not import ${to.path}`;
  },

  function decidersDoNotRead(from, to, typeOnly) {
    if (from.folder !== 'backend' || to.folder !== 'projections' || from.area === undefined || from.area === 'platform') return undefined;
    if (from.isTest || typeOnly || READERS.test(from.name)) return undefined;
    return 'Only controllers, list registrations and readers read projections; deciders, handlers and rules get what they need as arguments';
  },

  function rulesArePure(from, to) {
    if (from.isTest || !SHARED_RULES.test(from.path)) return undefined;
    if (SHARED_RULES.test(to.path) || to.folder === 'events') return undefined;
    return `${from.path} runs in the browser too: it takes from other rules and from events only`;
  },

  function columnsArePure(from, to, typeOnly) {
    if (typeOnly || from.isTest || !SHARED_COLUMNS.test(from.path)) return undefined;
    if (SHARED_COLUMNS.test(to.path) || VALUE_LISTS.test(to.path)) return undefined;
    return `${from.path} runs in the browser too: it takes from fields, enums and rules of events only`;
  },

  function browserTakesTypes(from, to, typeOnly) {
    if (from.folder !== 'frontend' || to.folder === 'frontend' || typeOnly || from.isTest) return undefined;
    if (SHARED_RULES.test(to.path) || VALUE_LISTS.test(to.path) || SHARED_COLUMNS.test(to.path)) return undefined;
    return 'The frontend takes types only (`import type`), and as code *.pricing, *.rules, events/*.fields, *.enums, *.rules and projections/*.columns';
  },
];

function isFoundation({ folder, area }) {
  return (folder === 'backend' && area === 'platform') || (folder === 'projections' && (area === 'engine' || area === 'lists'));
}
