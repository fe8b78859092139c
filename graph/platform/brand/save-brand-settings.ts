import type { Context } from '../../core/context.ts';
import { fieldError } from '../../core/validation.ts';
import { type Brand, brandSettings } from '../settings/brand-settings.ts';
import { editSetting } from '../settings/edit-setting.ts';
import type { Versioned } from '../settings/find-setting.ts';
import { readFields } from '../settings/save-setting.ts';
import { type ImageSize, measureUpload } from '../uploads/measure-upload.ts';
import type { BrandSettingsInput } from './brand.inputs.ts';

/** Most that a logo is wide for its height, and high for its width. */
const WIDEST = 12;
const HIGHEST = 4;

/**
 * Sets how the shop looks. Errors: CONFLICT for settings that were changed meanwhile; BAD_USER_INPUT with `fields`, without them for a
 * picture that was removed meanwhile.
 */
export async function saveBrandSettings(
  ctx: Context,
  { version, ...given }: BrandSettingsInput,
): Promise<Versioned<Brand>> {
  const changes: Partial<Brand> = readFields(brandSettings, given);
  const { storage } = ctx.ports;
  const sizeOf = async (name: 'logo' | 'darkLogo' | 'icon' | 'card') =>
    changes[name] ? measureUpload(storage, changes[name]) : null;
  const logo = await sizeOf('logo');
  requireLogo('logo', logo);
  requireLogo('darkLogo', await sizeOf('darkLogo'));
  await sizeOf('icon');
  await sizeOf('card');
  return editSetting(ctx, brandSettings, {
    version,
    change(before) {
      const value = { ...before, ...changes };
      if (value.darkLogo && !value.logo)
        throw fieldError('darkLogo', 'A logo in the dark needs a logo beside it.');
      if (changes.logo === undefined) return value;
      return { ...value, logoWidth: logo?.width ?? null, logoHeight: logo?.height ?? null };
    },
  });
}

function requireLogo(field: string, size: ImageSize | null): void {
  if (!size) return;
  const ratio = size.width / size.height;
  if (ratio > WIDEST || ratio < 1 / HIGHEST)
    throw fieldError(
      field,
      `A logo is at most ${WIDEST} times as wide as high, and ${HIGHEST} times as high as wide. This one has ${size.width} × ${size.height} pixels.`,
    );
}
