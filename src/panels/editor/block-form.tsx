import { ArmsGroup } from './arms-group';
import type { BlockFormProps } from './block-props';
import { BodyGroup, IdentityGroup } from './body-groups';
import { DefenceGroup } from './defence-group';
import { FeatsGroup, MagicGroup, SkillsGroup } from './list-groups';

/** Every figure of a stat block, in groups; each is checked and set on its own. */
export function BlockForm(props: BlockFormProps) {
  return (
    <div className="block-form" data-testid="block-form">
      <IdentityGroup {...props} />
      <BodyGroup {...props} />
      <DefenceGroup {...props} />
      <ArmsGroup {...props} />
      <FeatsGroup {...props} />
      <SkillsGroup {...props} />
      <MagicGroup {...props} />
    </div>
  );
}
