import path from 'node:path';
import { refusalOf } from './import-directions.mjs';

const ENDING = /\.(d\.)?(tsx?|mjs|js|json|css)$/;

/** ESLint rule: holds import-directions.mjs, for `import`, `export from`, `import()` and `import('…')` types. */
export const importsOneWay = {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { root: { type: 'string' } } }], docs: { description: 'imports run one way' } },
  create(context) {
    const { root } = context.options[0];
    const check = (node, source, typeOnly) => {
      const target = typeof source?.value === 'string' ? source.value : undefined;
      if (!target?.startsWith('.')) return;
      const from = inProject(root, context.filename);
      const to = inProject(root, path.resolve(path.dirname(context.filename), target));
      const message = refusalOf(from, to, { typeOnly });
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, isTypeOnly(node, node.importKind)),
      ExportNamedDeclaration: (node) => check(node, node.source, isTypeOnly(node, node.exportKind)),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
    };
  },
};

function isTypeOnly({ specifiers }, kind) {
  return kind === 'type' || (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'));
}

function inProject(root, file) {
  return path.relative(root, file).split(path.sep).join('/').replace(ENDING, '');
}
