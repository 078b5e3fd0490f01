import type { Rule } from 'eslint';

export declare const importsOneWay: Rule.RuleModule;
