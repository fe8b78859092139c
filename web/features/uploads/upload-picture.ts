import * as t from '#messages/admin/uploads';

const FAILED = t.theUploadBrokeOffPlease;

/**
 * Uploads a picture and returns its address. `onProgress` is called with the sent part, 0 to 1, which `fetch` does not tell.
 * Rejects with an Error whose message can be shown.
 */
export function uploadPicture(file: File, onProgress: (part: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('image', file);
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => reject(new Error(FAILED));
    request.onload = () => {
      const { image, message } = request.response ?? {};
      if (image) resolve(image);
      else reject(new Error(message ?? t.thePictureWasRefusedStatus(request.status)));
    };
    request.open('POST', '/api/uploads');
    request.send(form);
  });
}
