// To be imported before notistack: the sheet that its styles go into. The page's content security policy lets a sheet
// pass that a script makes, but no <style> whose text it does not know.
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
let css = '';

// Under this name its style library looks for the element that it writes to, before it makes one.
Object.assign(window, {
  _goober: {
    parentNode: document.head,
    firstChild: {
      get data() {
        return css;
      },
      set data(text: string) {
        css = text;
        sheet.replaceSync(text);
      },
    },
  },
});
