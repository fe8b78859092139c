import { text } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';

export const approvalSettings = settingGroup({
  name: 'approvals',
  title: 'Approved returns',
  fields: {
    returnInstructions: text({
      label: 'How to send items back',
      help: 'The address and who pays, in a line. It is filled in when a return is approved, and can be changed for that return.',
      description: 'How the items of a return are sent back, as its approval proposes it',
      none: 'nothing is proposed',
      default: null,
      max: 500,
    }),
  },
});
