/** The result of parsing what the visitor typed: a value, or an error message. */
export type ParseResult<Value> = { value: Value } | { message: string };

/** Parses and validates one field. The input is already trimmed. */
export type Rule<Value> = (text: string) => ParseResult<Value>;

/** An error message and the field it belongs to. */
export type Problem<Field extends string = string> = { field: Field; message: string };

/** The values of a form as the visitor typed them. */
export type FormValues<Request> = { [Field in keyof Request]: string };

/** Either the valid request, or its problems in field order (at least one). */
export type ValidationResult<Request> = { request: Request } | { problems: readonly Problem<keyof Request & string>[] };

/** Validates every field of a form with its rule, after trimming the values. */
export function checkForm<Request extends object>(
  values: FormValues<Request>,
  rules: { readonly [Field in keyof Request]: Rule<Request[Field]> },
): ValidationResult<Request> {
  const request: Partial<Request> = {};
  const problems: Problem<keyof Request & string>[] = [];
  // Object.keys returns string[], but the keys of `rules` are the request's fields.
  for (const field of Object.keys(rules) as (keyof Request & string)[]) {
    const reading = rules[field](values[field].trim());
    if ('message' in reading) problems.push({ field, message: reading.message });
    else request[field] = reading.value;
  }
  // If there are no problems, every field has a value.
  return problems.length > 0 ? { problems } : { request: request as Request };
}

/** Accepts any input, including an empty string. */
export const anyText: Rule<string> = (text) => ({ value: text });

/** Requires at least `characters` code points. A simple emoji counts as one, and so does a Tamil or Hindi vowel sign. */
export function minLength(characters: number, message: string): Rule<string> {
  return (text) => ([...text].length < characters ? { message } : { value: text });
}

/**
 * Requires a whole number in a range that includes both ends. Accepts only ASCII digits, so it rejects '1e3', '1.5', '+2' and '٢'.
 * Rejects numbers outside the range instead of clamping them.
 */
export function wholeNumber({ from, to }: { from: number; to: number }, message: string): Rule<number> {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    return number >= from && number <= to ? { value: number } : { message };
  };
}

/** Requires a value: returns `message` for an empty field and applies `rule` to any other input. */
export function required<Value>(message: string, rule: Rule<Value>): Rule<Value> {
  return (text) => (text === '' ? { message } : rule(text));
}

/** Allows an empty field: returns `value` for it and applies `rule` to any other input. */
export function optional<Value>(value: Value, rule: Rule<Value>): Rule<Value> {
  return (text) => (text === '' ? { value } : rule(text));
}
