/**
 * Scrolls to the section that the address names and focuses its heading, as the effect of a screen that has just loaded it. What comes
 * above it later, such as hints, moves it, until somebody acts. Returns how that ends.
 */
export function goToSection() {
  const heading = document.getElementById(location.hash.slice(1));
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const observer = new ResizeObserver(() => heading.scrollIntoView());
  observer.observe(document.body);
  const stop = () => observer.disconnect();
  const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  for (const act of acts) addEventListener(act, stop, { once: true });
  return stop;
}
