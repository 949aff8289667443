import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020';

/** Lets the form library detect the kind of a value such as a price. The content loader does the actual validation. */
export const validator = customizeValidator({ AjvClass: Ajv2020 });
