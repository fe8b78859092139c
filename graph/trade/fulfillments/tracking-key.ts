/** SQL of a tracking number as its index has it: in capitals, without blanks and hyphens. */
export const TRACKING_KEY = "translate(upper(tracking_number), ' -', '')";
