import sharp from 'sharp';

/** A picture that no format makes small. */
async function noise(): Promise<Buffer> {
  const options = { create: { width: 200, height: 200, channels: 3, background: '#888' } } as const;
  return sharp({ create: { ...options.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .jpeg()
    .toBuffer();
}

/** Uploads a picture as the admin of the demo shop. Returns the status; 0 when there is no response. */
export async function uploadPicture(url: string, cookie: string): Promise<number> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await noise())], { type: 'image/jpeg' }), 'noise.jpg');
  return fetch(`${url}/api/uploads`, { method: 'POST', body: form, headers: { cookie, origin: url } }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** The cookie of the demo shop's admin. */
export async function signInAsAdmin(url: string): Promise<string> {
  const response = await fetch(`${url}/api/users/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'admin@example.com', password: 'admin12345' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
