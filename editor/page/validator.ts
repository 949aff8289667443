import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020';

/** Tells the form library which kind a value such as a price has. The content loader does the actual validation. */
export const validator = customizeValidator({ AjvClass: Ajv2020 });
