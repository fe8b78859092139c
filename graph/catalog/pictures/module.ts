import { defineModule } from '../../core/define-module.ts';
import { products } from '../products/module.ts';
import { search } from '../search/module.ts';
import { PicturesResolver } from './pictures.resolver.ts';

export const pictures = defineModule({
  name: 'pictures',
  uses: [products, search],
  resolvers: [PicturesResolver],
});
