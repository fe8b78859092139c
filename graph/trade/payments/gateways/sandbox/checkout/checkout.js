// Drop-in for Razorpay's checkout script: the same options, handler and events. It sends payments to the sandbox.

/**
 * @typedef {object} Options
 * @property {string} key
 * @property {number} amount Minor units.
 * @property {string} [currency] INR unless given.
 * @property {string} [name]
 * @property {string} [description]
 * @property {string} [order_id]
 * @property {{name?: string, email?: string, contact?: string}} [prefill]
 * @property {Record<string, string>} [notes]
 * @property {{color?: string}} [theme]
 * @property {(response: object) => void} [handler]
 * @property {{ondismiss?: () => void}} [modal]
 */

const css = '%css%';
const html = '%html%';
const payUrl = new URL('checkout/pay', /** @type {HTMLScriptElement} */ (document.currentScript).src);

/** @param {Options} options */
function Razorpay(options) {
  if (!options?.key) throw new TypeError('The payment needs a key.');
  if (!Number.isInteger(options.amount)) throw new TypeError('The payment needs an amount in minor units.');
  /** @type {Map<string, Function[]>} */
  const listeners = new Map();
  /** @type {HTMLDialogElement | null} */
  let dialog = null;

  return {
    open() {
      dialog ??= openDialog(options, {
        failed: (error) => {
          for (const listener of listeners.get('payment.failed') ?? []) listener({ error });
        },
        closed: (response) => {
          dialog = null;
          if (response) options.handler?.(response);
          else options.modal?.ondismiss?.();
        },
      });
    },
    close() {
      dialog?.close();
    },
    /** @param {string} event @param {Function} listener */
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
  };
}

/**
 * Shows the dialog until the person has paid or cancelled; `closed` receives the signed response or null.
 * @param {Options} options
 * @param {{failed: (error: object) => void, closed: (response: object | null) => void}} on
 */
function openDialog(options, on) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  // A style sheet constructed by script is allowed under a strict style-src.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = html;
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
  const dialog = /** @type {HTMLDialogElement} */ (find('dialog'));
  const buttons = root.querySelectorAll('button');
  const price = formatAmount(options);
  let busy = false;
  /** @type {object | null} */
  let response = null;

  fill(find, options, price);
  paintBrand(host, options.theme?.color);

  const setBusy = (/** @type {boolean} */ value) => {
    busy = value;
    // Not `disabled`: a disabled button loses the focus.
    for (const button of buttons) button.setAttribute('aria-disabled', String(value));
    find('.progress').textContent = value ? 'Paying' : '';
    find('.pay').textContent = value ? 'Paying…' : `Pay ${price}`;
  };
  const finish = () => {
    host.remove();
    on.closed(response);
  };
  const pay = async (/** @type {'paid' | 'failed'} */ outcome) => {
    if (busy) return;
    find('.failure').textContent = '';
    setBusy(true);
    const chosen = Object.fromEntries(new FormData(/** @type {HTMLFormElement} */ (find('form'))));
    const answer = await requestPayment(options, outcome, chosen);
    setBusy(false);
    if (answer.razorpay_payment_id) response = answer;
    else if (answer.error) on.failed(answer.error);
    // A browser may force the dialog closed while the payment is in progress.
    if (!dialog.open) finish();
    else if (response) dialog.close();
    else find('.failure').textContent = failureText(answer.error);
  };

  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    pay('paid');
  });
  find('.fail').addEventListener('click', () => pay('failed'));
  find('.cancel').addEventListener('click', () => busy || dialog.close());
  dialog.addEventListener('cancel', (event) => busy && event.preventDefault());
  dialog.addEventListener('close', () => busy || finish());
  setBusy(false);
  document.body.append(host);
  dialog.showModal();
  return dialog;
}

/** @param {(selector: string) => HTMLElement} find @param {Options} options @param {string} price */
function fill(find, { name = 'this shop', description = '', prefill }, price) {
  const payer = prefill?.email ?? prefill?.name;
  find('.logo').textContent = name.trim().charAt(0).toUpperCase();
  find('h2').textContent = `Pay ${name}`;
  find('.description').textContent = description;
  find('.amount').textContent = price;
  find('.payer').textContent = payer ? `Paying as ${payer}` : '';
}

/** @param {Options} options @param {string} outcome @param {object} chosen Method and test card. */
async function requestPayment({ key, order_id, amount, currency = 'INR' }, outcome, chosen) {
  try {
    const reply = await fetch(payUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, order_id, amount, currency, outcome, ...chosen }),
    });
    return await reply.json();
  } catch {
    return {};
  }
}

/** @param {{description: string} | undefined} error */
function failureText(error) {
  return error
    ? `Payment failed. ${error.description} You can try again or cancel.`
    : 'The test provider did not answer. Check the connection and try again.';
}

/** @param {Options} options */
function formatAmount({ amount, currency = 'INR' }) {
  // As the shop formats amounts; all its currencies have hundredths.
  const format = new Intl.NumberFormat('en-US', {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
  });
  return format.format(amount / 100);
}

/**
 * Sets the button's colour to the shop's, with text in black or white, whichever has more contrast.
 * @param {HTMLElement} host @param {string} [color] "#rrggbb"; anything else is ignored.
 */
function paintBrand(host, color) {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color ?? '')?.slice(1);
  if (!channels) return;
  const [red, green, blue] = channels.map((hex) => (Number.parseInt(hex, 16) / 255) ** 2.2);
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  host.style.setProperty('--brand', /** @type {string} */ (color));
  host.style.setProperty('--on-brand', luminance > 0.18 ? '#000' : '#fff');
}

Object.assign(window, { Razorpay });
