import { Extensions, Field, ObjectType } from 'type-graphql';
import { Manufacturer } from './manufacturer.entity.ts';

@ObjectType({ description: 'Result of `saveManufacturer`.', simpleResolvers: true })
export class SaveManufacturerPayload {
  @Field(() => Manufacturer, { description: 'The manufacturer as it is now.' })
  manufacturer!: Manufacturer;
}

@ObjectType({ description: 'Result of `deleteManufacturer`.', simpleResolvers: true })
export class DeleteManufacturerPayload {
  @Extensions({ listSize: 50 })
  @Field(() => [Manufacturer], { description: 'Those that are left, by name.' })
  manufacturers!: Manufacturer[];
}
