/** What a rule makes of a typed text: the value it stands for, or the message the visitor sees beside the field. */
export type ParseResult<Value> = { value: Value } | { message: string };

/** Reads one field. The text comes trimmed. */
export type Rule<Value> = (text: string) => ParseResult<Value>;

/** What has to be fixed in a form, and in which field. */
export type Problem<Field extends string = string> = { field: Field; message: string };

/** A form as it was typed: every field a text. */
export type FormValues<Request> = { [Field in keyof Request]: string };

/** Either the request that was made, or at least one problem, in the order of the fields. */
export type ValidationResult<Request> = { request: Request } | { problems: readonly Problem<keyof Request & string>[] };

/** Reads every field of a form by its rule. Leading and trailing spaces don't count. */
export function checkForm<Request extends object>(
  values: FormValues<Request>,
  rules: { readonly [Field in keyof Request]: Rule<Request[Field]> },
): ValidationResult<Request> {
  const request: Partial<Request> = {};
  const problems: Problem<keyof Request & string>[] = [];
  // Object.keys knows no more than 'string', but the rules name the request's fields and nothing else.
  for (const field of Object.keys(rules) as (keyof Request & string)[]) {
    const reading = rules[field](values[field].trim());
    if ('message' in reading) problems.push({ field, message: reading.message });
    else request[field] = reading.value;
  }
  // Without a problem every field has its value: the request is whole.
  return problems.length > 0 ? { problems } : { request: request as Request };
}

/** Any text, also none. */
export const anyText: Rule<string> = (text) => ({ value: text });

/** A text of at least so many characters. An emoji is one character, a vowel sign of Tamil or Hindi too. */
export function minLength(characters: number, message: string): Rule<string> {
  return (text) => ([...text].length < characters ? { message } : { value: text });
}

/** A whole number in a range, both ends included. Digits only: '1e3', '1.5', '+2' and '٢' are not read, and nothing is clamped. */
export function wholeNumber({ from, to }: { from: number; to: number }, message: string): Rule<number> {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    return number >= from && number <= to ? { value: number } : { message };
  };
}

/** A field that must be filled in: empty gets a message of its own, anything else goes to the rule. */
export function required<Value>(message: string, rule: Rule<Value>): Rule<Value> {
  return (text) => (text === '' ? { message } : rule(text));
}

/** A field that may stay empty, and then has this value; anything else goes to the rule. */
export function optional<Value>(value: Value, rule: Rule<Value>): Rule<Value> {
  return (text) => (text === '' ? { value } : rule(text));
}
