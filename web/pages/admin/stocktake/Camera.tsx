import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/stocktake';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { readBarcodes, readsBarcodes } from './barcode-reader.ts';

/** A button that shows the camera and counts what it reads; a sentence in browsers that cannot. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const [isOn, setIsOn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  if (!readsBarcodes())
    return (
      <Typography sx={{ mt: 2, fontSize: '0.875rem', color: 'text.secondary' }}>{t.noCamera}</Typography>
    );
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="outlined"
        aria-pressed={isOn}
        onClick={() => {
          setIsRefused(false);
          setIsOn(!isOn);
        }}
      >
        {isOn ? t.stopScanning : t.scan}
      </Button>
      {isRefused && <Message severity="error">{t.cameraRefused}</Message>}
      {isOn && (
        <Sight
          onCode={onCode}
          onRefused={() => {
            setIsOn(false);
            setIsRefused(true);
          }}
        />
      )}
    </Box>
  );
}

interface SightProps {
  onCode: (code: string) => void;
  onRefused: () => void;
}

function Sight({ onCode, onRefused }: SightProps) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent((code: string) => {
    navigator.vibrate?.(60);
    onCode(code);
  });
  const refuse = useEffectEvent(() => onRefused());
  useEffect(() => {
    const reading = readBarcodes(video.current!, (code) => report(code));
    reading.catch(() => refuse());
    return () =>
      void reading.then(
        (stop) => stop(),
        () => {},
      );
  }, []);
  return (
    <>
      <Box component="video" ref={video} muted playsInline aria-label={t.cameraPicture} sx={videoStyle} />
      <Typography sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>{t.holdItThere}</Typography>
    </>
  );
}

const videoStyle = {
  display: 'block',
  mt: 2,
  width: '100%',
  maxWidth: 480,
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: '#000',
};
