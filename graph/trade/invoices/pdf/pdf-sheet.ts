import PDFDocument from 'pdfkit';
import { runsOf, type Weight } from './pdf-fonts.ts';

/** Points: A4 with its margins, and where its lines end above the foot. */
const [WIDTH, HEIGHT, MARGIN, FOOT] = [595.28, 841.89, 46, 64];
export const LEFT = MARGIN;
export const RIGHT = WIDTH - MARGIN;
const BOTTOM = HEIGHT - FOOT;
/** Heights of lines and of what is between them, as multiples of the size of the letters. */
const LEADING = 1.45;
/** No line has more characters, so that a word without end is cut in a time that grows with its length alone. */
const MOST_IN_LINE = 250;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
}

const INK = '#14231F';
export const FAINT = '#4C5B56';

/** Pages with lines of text from top to bottom. Positions and sizes are points. */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next line begins. */
  y = MARGIN;
  /** Called at the top of each page but the first. */
  onNewPage: () => void = () => {};

  /** `facts` are those that the file states about itself; they alone make its identifier. */
  constructor(facts: { Title: string; CreationDate: Date }) {
    this.doc = new PDFDocument({
      size: [WIDTH, HEIGHT],
      margin: 0,
      bufferPages: true,
      font: '',
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-3b',
      info: { ...facts, Producer: 'Citron', Creator: 'Citron', ModDate: facts.CreationDate },
    });
  }

  /** Begins a page unless this one has room for so much. */
  reserve(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.doc.addPage();
    this.y = MARGIN;
    this.onNewPage();
  }

  /** Moves to the line below all others. */
  atFoot(): void {
    this.y = HEIGHT - FOOT / 2 - lineHeight();
  }

  /** Draws lines below each other and moves below them. */
  lines(texts: readonly string[], style: TextStyle = {}): void {
    for (const text of texts)
      for (const line of this.wrap(text, RIGHT - LEFT, style)) {
        this.reserve(lineHeight(style));
        this.line(line, LEFT, style);
        this.y += lineHeight(style);
      }
  }

  /** Draws a text that fits on the line. */
  line(text: string, x: number, style: TextStyle = {}): void {
    let at = x;
    this.doc.fillColor(style.color ?? INK);
    for (const run of this.runs(text, style)) {
      this.doc.text(run.text, at, this.y, { lineBreak: false });
      at += run.width;
    }
  }

  /** The same, ending at `right`. */
  lineTo(right: number, text: string, style: TextStyle = {}): void {
    this.line(text, right - this.widthOf(text, style), style);
  }

  /** A line across the page. */
  rule(): void {
    this.doc.moveTo(LEFT, this.y).lineTo(RIGHT, this.y).lineWidth(0.5).strokeColor('#DDE3DE').stroke();
  }

  /** A text in lines of at most a width. Words that are wider are cut. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const fits = (line: string) => line.length <= MOST_IN_LINE && this.widthOf(line, style) <= width;
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(/\s/)) {
        const longer = line ? `${line} ${word}` : word;
        if (fits(longer)) {
          line = longer;
          continue;
        }
        if (line) lines.push(line);
        const parts = cut(word, fits);
        lines.push(...parts.slice(0, -1));
        line = parts.at(-1)!;
      }
      return [...lines, line];
    });
  }

  private widthOf(text: string, style: TextStyle): number {
    let width = 0;
    for (const run of this.runs(text, style)) width += run.width;
    return width;
  }

  /** Each run with its width; while it is being used, its font is that of the document. */
  private *runs(text: string, { size = 9.5, weight = 400 }: TextStyle) {
    for (const { font, text: part } of runsOf(text, weight)) {
      this.doc.registerFont(font.name, font.data).font(font.name).fontSize(size);
      yield { text: part, width: this.doc.widthOfString(part) };
    }
  }
}

export const lineHeight = ({ size = 9.5 }: TextStyle = {}) => size * LEADING;

/** A word in parts that fit; one character does in any case. */
function cut(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  let rest = [...word];
  while (rest.length > 1 && !fits(rest.slice(0, MOST_IN_LINE + 1).join(''))) {
    let [least, most] = [1, Math.min(rest.length, MOST_IN_LINE) - 1];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (fits(rest.slice(0, middle).join(''))) least = middle;
      else most = middle - 1;
    }
    parts.push(rest.slice(0, least).join(''));
    rest = rest.slice(least);
  }
  return [...parts, rest.join('')];
}
