/** Largest file that shoppers download, in bytes. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** The error message for a larger file. */
export const DOCUMENT_TOO_LARGE = 'The file is larger than 10 MB.';

const FILE_NAME = /^[0-9a-f]{32}\.pdf$/;

/** Whether a stored PDF file can have the name. */
export const isDocumentName = (fileName: string): boolean => FILE_NAME.test(fileName);

/** Whether a file begins and ends as PDF files do. What is between is for the programs that show it: it is served as a download alone. */
export function isPdf(file: Buffer): boolean {
  const start = file.subarray(0, 8).toString('latin1');
  const end = file.subarray(-1024).toString('latin1');
  return /^%PDF-[12]\.\d/.test(start) && end.includes('%%EOF');
}
