import { defineModule } from '../../core/define-module.ts';
import { BRAND_PICTURES } from '../settings/brand-settings.ts';
import { settings } from '../settings/module.ts';
import { uploads } from '../uploads/module.ts';
import { BrandResolver } from './brand.resolver.ts';

const fields = BRAND_PICTURES.map((name) => `'${name}'`).join();

export const brand = defineModule({
  name: 'brand',
  uses: [settings, uploads],
  resolvers: [BrandResolver],
  images: [
    `select value->>field as image from settings, unnest(array[${fields}]) field where key = 'brand'`,
    // What the newest change replaced: it can be undone.
    `select data->'old'->>field as image
     from (select data from events where subject_type = 'settings' and subject_id = 'brand' order by at desc, id desc limit 1) newest,
       unnest(array[${fields}]) field`,
  ],
});
