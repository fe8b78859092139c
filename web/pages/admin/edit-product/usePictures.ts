import { useState } from 'react';
import type { EditedPicture } from '../../../features/uploads/GalleryItem.tsx';
import { pictureChanges } from './picture-changes.ts';

/** The pictures of a product in its form. */
export function usePictures(stored: EditedPicture[]) {
  const [pictures, setPictures] = useState(stored);
  /** The pictures that an edit is decided on. */
  const [opened, setOpened] = useState(stored);
  const [isImageUploading, setIsImageUploading] = useState(false);
  const [isGalleryUploading, setIsGalleryUploading] = useState(false);
  const show = (images: EditedPicture[]) => {
    setOpened(images);
    setPictures(images);
  };
  const arePicturesChanged = Object.keys(pictureChanges(opened, pictures)).length > 0;
  const isUploading = isImageUploading || isGalleryUploading;
  return {
    pictures,
    opened,
    arePicturesChanged,
    isUploading,
    setPictures,
    setOpened,
    setIsImageUploading,
    setIsGalleryUploading,
    showPictures: show,
  };
}
