import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { HasNoProblem, IsOptionalText, isCleanLine } from '../../core/validation.ts';
import { MenuPlace } from './menu.entity.ts';
import { MenuItemKind } from './menu-item-kind.ts';

/** Entries of a menu. */
const MOST_ITEMS = 20;
const LONGEST_LABEL = 60;
const LONGEST_TARGET = 500;

@InputType({ description: 'An entry of a menu as it shall be.' })
export class MenuItemInput {
  @Field(() => MenuItemKind, { description: 'What it leads to.' })
  kind!: MenuItemKind;

  @Field(() => String, {
    description: `The id of the page, category or collection; or an address that begins with / or https://, ${LONGEST_TARGET} characters at most.`,
  })
  @HasNoProblem('target', (value) =>
    typeof value === 'string' && value.length <= LONGEST_TARGET && isCleanLine(value)
      ? null
      : `Choose what the entry leads to: an address has at most ${LONGEST_TARGET} characters.`,
  )
  target!: string;

  @Field(() => String, {
    nullable: true,
    description: `What it is called: at most ${LONGEST_LABEL} characters. Empty: the name of what it leads to. An address needs one.`,
  })
  @IsOptionalText('What an entry is called', LONGEST_LABEL)
  label?: string | null;
}

@InputType({ description: 'A menu as it shall be.' })
export class MenuInput {
  @Field(() => MenuPlace, { description: 'Which menu.' })
  place!: MenuPlace;

  @Field(() => Int, { description: 'The version that was edited; 0 for one that was never saved.' })
  version!: number;

  @Field(() => [MenuItemInput], { description: `Its entries in their order, ${MOST_ITEMS} at most.` })
  @ArrayMaxSize(MOST_ITEMS, { message: `A menu has at most ${MOST_ITEMS} entries.` })
  @ValidateNested({ each: true })
  items!: MenuItemInput[];
}
