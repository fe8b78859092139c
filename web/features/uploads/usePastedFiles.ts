import { useEffect, useEffectEvent } from 'react';

/** Calls back with the pictures of the clipboard when something is pasted. Text beside them, as office programs copy it, goes where it is pasted. */
export function usePastedFiles(onPaste: (files: File[]) => void): void {
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    if (!clipboardData || clipboardData.types.includes('text/plain')) return;
    const pictures = [...clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) onPaste(pictures);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
