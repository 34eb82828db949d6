import {
  ExecutableDefinitionsRule,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  getNamedType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  LoneAnonymousOperationRule,
  MaxIntrospectionDepthRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  print,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  SingleFieldSubscriptionsRule,
  UniqueArgumentNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  type ASTNode,
  type ValidationContext,
  type ValidationRule,
  type VariableDefinitionNode,
} from 'graphql';

/**
 * Says what is wrong and what to do about it, from the nodes that a rule of graphql-js reports and from where the
 * validation is. It never names what the query does not name itself, except types: names of the schema that are similar
 * would tell strangers what it has.
 */
type Sentence = (nodes: readonly ASTNode[], context: ValidationContext) => string;

const MAX_SHOWN = 60;

const shown = (node: ASTNode): string => {
  const text = print(node);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};

/** The name of what a node defines or uses; empty if it has none. */
function nameOf(node: ASTNode | undefined): string {
  if (!node) return '';
  if (node.kind === Kind.NAME) return node.value;
  if (node.kind === Kind.VARIABLE_DEFINITION) return node.variable.name.value;
  return 'name' in node ? node.name.value : '';
}

/** Names in quotation marks, as a part of a sentence. */
const listed = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
};

const variablesOf = (context: ValidationContext): VariableDefinitionNode[] =>
  context
    .getDocument()
    .definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : []));

function wrongValue(node: ASTNode, context: ValidationContext): string {
  if (node.kind === Kind.OBJECT_FIELD) return `The value has an unknown field "${nameOf(node)}": remove it.`;
  const argument = context.getArgument();
  const type = context.getInputType();
  const what = argument ? `The argument "${argument.name}"` : 'The default of a variable';
  const object = getNamedType(type);
  if (node.kind !== Kind.OBJECT || !isInputObjectType(object))
    return `${what} is ${shown(node)}: give a value of the type "${String(type)}".`;
  const given = new Set(node.fields.map(({ name }) => name.value));
  const missing = Object.values(object.getFields()).filter((field) => isRequiredInputField(field));
  const names = missing.map(({ name }) => name).filter((name) => !given.has(name));
  return names.length > 0
    ? `${what} is a value without ${listed(names)}: add what is missing.`
    : `${what} is a value of the type "${object.name}": give exactly one of its fields.`;
}

function missingArguments(node: ASTNode | undefined, context: ValidationContext): string {
  const isDirective = node?.kind === Kind.DIRECTIVE;
  const definition = isDirective ? context.getSchema().getDirective(nameOf(node)) : context.getFieldDef();
  const sent = node && 'arguments' in node ? (node.arguments ?? []) : [];
  const names = (definition?.args ?? [])
    .filter((one) => isRequiredArgument(one) && !sent.some((argument) => nameOf(argument) === one.name))
    .map(({ name }) => name);
  const what = isDirective ? `directive "@${nameOf(node)}"` : `field "${nameOf(node)}"`;
  return `The ${what} needs ${names.length > 1 ? 'the arguments' : 'the argument'} ${listed(names)}: add what is missing.`;
}

function misplacedFragment(node: ASTNode | undefined, context: ValidationContext): string {
  const isSpread = node?.kind === Kind.FRAGMENT_SPREAD;
  const fragment = isSpread ? context.getFragment(nameOf(node)) : node;
  const type = fragment && 'typeCondition' in fragment ? nameOf(fragment.typeCondition) : '';
  const what = isSpread ? `The fragment "${nameOf(node)}"` : 'A fragment';
  return `${what} is on the type "${type}", which "${String(context.getParentType())}" never is: move or remove it.`;
}

function unfitVariable([declared, used]: readonly ASTNode[], context: ValidationContext): string {
  const usage = context
    .getDocument()
    .definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? context.getRecursiveVariableUsages(one) : [],
    )
    .find(({ node }) => node === used);
  const type = declared?.kind === Kind.VARIABLE_DEFINITION ? print(declared.type) : '';
  return `The variable "$${nameOf(used)}" has the type "${type}" where "${String(usage?.type)}" is needed: change its type.`;
}

/** The rules that every query must follow, in the order of graphql-js. */
export const sentences: ReadonlyMap<ValidationRule, Sentence> = new Map<ValidationRule, Sentence>([
  [
    ExecutableDefinitionsRule,
    ([node]) =>
      `A query has operations and fragments only: remove the definition of ${nameOf(node) ? `"${nameOf(node)}"` : 'the schema'}.`,
  ],
  [UniqueOperationNamesRule, ([node]) => `More than one operation has the name "${nameOf(node)}": rename one.`],
  [LoneAnonymousOperationRule, () => 'The query has more than one operation: give each of them a name.'],
  [
    SingleFieldSubscriptionsRule,
    ([node]) => `A subscription may ask for one field, and not for the schema: remove "${nameOf(node)}".`,
  ],
  [KnownTypeNamesRule, ([node]) => `The schema has no type "${nameOf(node)}": name one that it has.`],
  [
    FragmentsOnCompositeTypesRule,
    ([node]) => `A fragment is on the type "${nameOf(node)}", which has no fields: name a type that has some.`,
  ],
  [
    VariablesAreInputTypesRule,
    ([node], context) => {
      const variable = variablesOf(context).find(({ type }) => type === node);
      return `The variable "$${nameOf(variable)}" has the type "${node ? print(node) : ''}", which cannot be sent: change it.`;
    },
  ],
  [
    ScalarLeafsRule,
    ([node], context) =>
      node?.kind === Kind.SELECTION_SET
        ? `"${context.getFieldDef()?.name}" has no fields: remove the braces after it.`
        : `"${nameOf(node)}" has fields: say in braces after it which ones to read.`,
  ],
  [
    FieldsOnCorrectTypeRule,
    ([node], context) =>
      `The type "${String(context.getParentType())}" has no field "${nameOf(node)}": remove it, or ask for one that the schema has.`,
  ],
  [UniqueFragmentNamesRule, ([node]) => `More than one fragment has the name "${nameOf(node)}": rename one.`],
  [
    KnownFragmentNamesRule,
    ([node]) => `The query has no fragment "${nameOf(node)}": define it, or remove "...${nameOf(node)}".`,
  ],
  [NoUnusedFragmentsRule, ([node]) => `The fragment "${nameOf(node)}" is not used: use it, or remove it.`],
  [PossibleFragmentSpreadsRule, ([node], context) => misplacedFragment(node, context)],
  [
    NoFragmentCyclesRule,
    (nodes) => `The fragment "${nameOf(nodes.at(-1))}" contains itself: remove "...${nameOf(nodes.at(-1))}" from it.`,
  ],
  [
    UniqueVariableNamesRule,
    ([node]) => `The variable "$${nameOf(node)}" is declared more than once: remove all but one.`,
  ],
  [
    NoUndefinedVariablesRule,
    ([node]) => `The variable "$${nameOf(node)}" is not declared: declare it after the name of the operation.`,
  ],
  [NoUnusedVariablesRule, ([node]) => `The variable "$${nameOf(node)}" is not used: use it, or remove it.`],
  [
    KnownDirectivesRule,
    ([node], context) =>
      context.getSchema().getDirective(nameOf(node))
        ? `The directive "@${nameOf(node)}" cannot be used here: move or remove it.`
        : `The schema has no directive "@${nameOf(node)}": remove it.`,
  ],
  [
    UniqueDirectivesPerLocationRule,
    ([node]) => `The directive "@${nameOf(node)}" is used more than once for the same part: remove all but one.`,
  ],
  [
    KnownArgumentNamesRule,
    ([node], context) => {
      const directive = context.getDirective();
      const what = directive ? `directive "@${directive.name}"` : `field "${context.getFieldDef()?.name}"`;
      return `The ${what} has no argument "${nameOf(node)}": remove it, or use one that the schema has.`;
    },
  ],
  [UniqueArgumentNamesRule, ([node]) => `The argument "${nameOf(node)}" is given more than once: remove all but one.`],
  [ValuesOfCorrectTypeRule, ([node], context) => (node ? wrongValue(node, context) : '')],
  [ProvidedRequiredArgumentsRule, ([node], context) => missingArguments(node, context)],
  [VariablesInAllowedPositionRule, unfitVariable],
  [
    OverlappingFieldsCanBeMergedRule,
    ([node]) =>
      `"${node?.kind === Kind.FIELD ? (node.alias ?? node.name).value : ''}" is asked for in different ways: give one of them an alias.`,
  ],
  [
    UniqueInputFieldNamesRule,
    ([node]) => `The field "${nameOf(node)}" of a value is given more than once: remove all but one.`,
  ],
  [MaxIntrospectionDepthRule, () => 'The query asks for the schema too deep within itself: ask for fewer levels.'],
]);
