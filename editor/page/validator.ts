import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020';

/** The form library asks it which of several forms a value has, as a price does. What is wrong is told by the content reader. */
export const validator = customizeValidator({ AjvClass: Ajv2020 });
